import { describe, expect, it } from 'vitest';
import {
  abortedError,
  ApiError,
  httpError,
  isApiError,
  networkError,
  serverMessage,
} from './ApiError.ts';

describe('ApiError', () => {
  it('is recognisable in logs by its name', () => {
    expect(String(networkError())).toBe('ApiError: Network Error');
    expect(String(abortedError())).toBe('ApiError: The request was canceled');
  });

  it('has a cause only if one is given', () => {
    const cause = new TypeError('Failed to fetch');
    expect(networkError(cause).cause).toBe(cause);
    expect('cause' in networkError()).toBe(false);
  });

  it('has status 0 and no data without a response', () => {
    expect(networkError()).toMatchObject({ kind: 'network', status: 0, data: null });
  });

  it('is identified by its kind', () => {
    expect(isApiError(networkError())).toBe(true);
    expect(isApiError(networkError(), 'network')).toBe(true);
    expect(isApiError(networkError(), 'http')).toBe(false);
    expect(isApiError(new Error('Network Error'))).toBe(false);
  });
});

describe('the server’s message', () => {
  it.each([
    [{ detail: 'D', message: 'M', error: 'E' }, 'D'],
    [{ detail: ['D'], message: 'M', error: 'E' }, 'M'],
    [{ detail: '', message: ' \n', error: 'E' }, 'E'],
    ['A text.', 'A text.'],
    [' ', null],
    [{ error: 5 }, null],
    [['D'], null],
    [null, null],
  ])('is the first non-empty text of the body %j', (body, message) => {
    expect(serverMessage(body)).toBe(message);
  });

  it('is that of the refusal, or otherwise names the status', () => {
    expect(httpError(409, { detail: 'Taken.' })).toBeInstanceOf(ApiError);
    expect(httpError(409, { detail: 'Taken.' }).message).toBe('Taken.');
    expect(httpError(409, {}).message).toBe('Request failed with status 409');
  });
});
