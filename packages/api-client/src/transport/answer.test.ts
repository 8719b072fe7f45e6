import { describe, expect, it } from 'vitest';
import { readAnswer, usable, usableItems } from './answer.ts';
import type { ApiError } from './ApiError.ts';
import type { ApiRequest } from './request.ts';

const CALL: ApiRequest<unknown> = { method: 'GET', path: '/x', read: (data) => data };
const TEXT_CALL: ApiRequest<unknown> = { ...CALL, accepts: 'text' };

/** Returns the result that a call reads from a response, or the error with which it rejects. */
function read(request: ApiRequest<unknown>, text: string, type: string, status = 200): unknown {
  const response = new Response(null, { status, headers: { 'Content-Type': type } });
  try {
    return readAnswer(request, response, text);
  } catch (error) {
    return error;
  }
}

const invalid = (why: string, data: unknown) =>
  expect.objectContaining<Partial<ApiError>>({
    kind: 'invalid-response',
    message: 'Invalid response format from API',
    status: 200,
    data,
    cause: expect.objectContaining({ message: why }),
  });

describe('the status', () => {
  // Specification: calls.4
  it.each([200, 201, 204, 206, 299])('%d is a success (section 7)', (status) => {
    expect(read(CALL, '', 'application/json', status)).toBeNull();
  });

  // Specification: calls.4
  it.each([300, 304, 399, 400, 500, 599])('%d is not a success', (status) => {
    expect(read(CALL, '', 'application/json', status)).toEqual(
      expect.objectContaining<Partial<ApiError>>({ kind: 'http', status }),
    );
  });
});

describe('the body of a success', () => {
  it.each(['', ' ', '\r\n'])('that is %j counts as missing', (text) => {
    expect(read(CALL, text, 'application/json')).toBeNull();
  });

  it('is parsed as JSON whatever its content type', () => {
    expect(read(CALL, '{"a":1}', 'text/plain')).toEqual({ a: 1 });
    expect(read(TEXT_CALL, '{"a":1}', 'application/octet-stream')).toEqual({ a: 1 });
  });

  it('is ignored if nothing is expected', () => {
    expect(read({ ...CALL, accepts: 'nothing' }, '{broken', 'application/json')).toBeNull();
  });

  it.each(['"Quoted"', '42', 'true', 'null'])('is %s unchanged if it is plain text', (text) => {
    expect(read(TEXT_CALL, text, 'text/plain; charset=utf-8')).toBe(text);
  });

  it.each(['Tags such as <html> and <body> belong first.', 'Write<html>first.'])(
    'is text even if it mentions a page: %s',
    (text) => {
      expect(read(TEXT_CALL, text, 'text/plain')).toBe(text);
    },
  );

  it.each(['<!DOCTYPE html>', '\n  <html lang="en">', '<Body>', '<?xml version="1.0"?>'])(
    'is never accepted as the page %j',
    (text) => {
      const error = invalid('The body is neither JSON nor text', null);
      expect(read(TEXT_CALL, text, 'text/plain')).toEqual(error);
    },
  );

  it('is text only if the call accepts text and the content type allows it', () => {
    const error = invalid('The body is neither JSON nor text', 'Some words');
    expect(read(CALL, 'Some words', 'text/plain')).toEqual(error);
    expect(read(TEXT_CALL, 'Some words', 'application/json')).toEqual(error);
    expect(read(TEXT_CALL, 'Some words', 'text/html')).toEqual(error);
    expect(read(TEXT_CALL, 'Some words', '')).toBe('Some words');
  });
});

describe('the body of a refusal', () => {
  it.each(['', ' \n', '<html>Down</html>', '\n<!doctype html>'])('is dropped: %j', (text) => {
    expect(read(CALL, text, 'text/html', 503)).toMatchObject({
      kind: 'http',
      data: null,
      message: 'Request failed with status 503',
    });
  });

  it('is text if it is not JSON', () => {
    expect(read(CALL, 'Too big', 'text/plain', 413)).toMatchObject({ data: 'Too big' });
  });
});

describe('a reader', () => {
  it('names in the cause what is missing from a response', () => {
    const lacking = { ...CALL, read: () => usable(null) };
    expect(read(lacking, '{}', 'application/json')).toEqual(
      invalid('The answer lacks what is needed', {}),
    );
    const listing = { ...CALL, read: (data: unknown) => usableItems(data, () => null) };
    expect(read(listing, '{}', 'application/json')).toEqual(invalid('A list was expected', {}));
    expect(read(listing, '[1]', 'application/json')).toEqual(invalid('A list was expected', [1]));
    expect(read(listing, '[]', 'application/json')).toEqual([]);
  });

  it('does not disguise its own error as one of the server', () => {
    const fault = new TypeError('Not a function');
    const broken = (): never => {
      throw fault;
    };
    expect(read({ ...CALL, read: broken }, '{}', 'application/json')).toBe(fault);
  });
});
