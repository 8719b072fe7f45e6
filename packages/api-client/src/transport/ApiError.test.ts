import { describe, expect, it } from 'vitest';
import {
  abortedError,
  ApiError,
  httpError,
  isApiError,
  networkError,
  serverMessage,
} from './ApiError.ts';

describe('an error of a call', () => {
  it('is told apart in logs by its name', () => {
    expect(String(networkError())).toBe('ApiError: Network Error');
    expect(String(abortedError())).toBe('ApiError: The request was canceled');
  });

  it('carries its cause, where it has one', () => {
    const cause = new TypeError('Failed to fetch');
    expect(networkError(cause).cause).toBe(cause);
    expect('cause' in networkError()).toBe(false);
  });

  it('has status 0 and no data where there was no answer', () => {
    expect(networkError()).toMatchObject({ kind: 'network', status: 0, data: null });
  });

  it('is known by its kind', () => {
    expect(isApiError(networkError())).toBe(true);
    expect(isApiError(networkError(), 'network')).toBe(true);
    expect(isApiError(networkError(), 'http')).toBe(false);
    expect(isApiError(new Error('Network Error'))).toBe(false);
  });
});

describe('what a server says', () => {
  it.each([
    [{ detail: 'D', message: 'M', error: 'E' }, 'D'],
    [{ detail: ['D'], message: 'M', error: 'E' }, 'M'],
    [{ detail: '', message: ' \n', error: 'E' }, 'E'],
    ['A text.', 'A text.'],
    [' ', null],
    [{ error: 5 }, null],
    [['D'], null],
    [null, null],
  ])('is the first text that holds anything: %j', (body, message) => {
    expect(serverMessage(body)).toBe(message);
  });

  it('is the message of its refusal, else that names the status', () => {
    expect(httpError(409, { detail: 'Taken.' })).toBeInstanceOf(ApiError);
    expect(httpError(409, { detail: 'Taken.' }).message).toBe('Taken.');
    expect(httpError(409, {}).message).toBe('Request failed with status 409');
  });
});
