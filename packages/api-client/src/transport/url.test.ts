import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { apiPath, buildUrl } from './url.ts';

describe('apiPath', () => {
  it('inserts each ID as one segment', () => {
    expect(apiPath`/projects/${'a/b?c#d'}/link-video/${'é %'}`).toBe(
      '/projects/a%2Fb%3Fc%23d/link-video/%C3%A9%20%25',
    );
  });

  it.each(['', '.', '..'])(
    'rejects the ID %j as a 404, because it would name another path',
    (id) => {
      const build = () => apiPath`/projects/${id}`;
      expect(build).toThrow(ApiError);
      expect(build).toThrow(
        expect.objectContaining({ kind: 'http', status: 404, message: 'Not found.' }),
      );
    },
  );

  it('stays within the path, whatever the ID', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        if (/^\.{1,2}$/.test(id)) return;
        const url = new URL(`http://localhost/api${apiPath`/videos/${id}/status`}`);
        expect(url.pathname).toMatch(/^\/api\/videos\/[^/]+\/status$/);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('buildUrl', () => {
  it('omits missing and empty query values', () => {
    const query = { page: 1, search: '', status: undefined, sort: null, flag: false };
    expect(buildUrl('/api', '/projects', query)).toBe('/api/projects?page=1&flag=false');
  });

  it('joins with one slash and without a lone question mark', () => {
    expect(buildUrl('https://example.com/v1//', '/auth/me')).toBe('https://example.com/v1/auth/me');
  });

  it('encodes query values', () => {
    expect(buildUrl('/api', '/avatars', { search: 'a&b=c d' })).toBe(
      '/api/avatars?search=a%26b%3Dc+d',
    );
  });
});
