// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from './memoryStorage.ts';
import { createSafeStorage, pageStorage } from './safeStorage.ts';

function refuse(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

describe('createSafeStorage', () => {
  it('passes everything on to the real storage', () => {
    const real = createMemoryStorage({ a: '1' });
    const storage = createSafeStorage(real);
    expect(storage.get('a')).toBe('1');
    storage.set('b', '2');
    storage.remove('a');
    expect([real.getItem('a'), real.getItem('b'), storage.get('c')]).toEqual([null, '2', null]);
  });

  it('remembers what the real storage refused, including removals', () => {
    const real = createMemoryStorage({ a: 'old', b: 'old' });
    const storage = createSafeStorage(real);
    real.setItem = refuse;
    real.removeItem = refuse;
    storage.set('a', 'new');
    storage.remove('b');
    expect([storage.get('a'), storage.get('b')]).toEqual(['new', null]);
  });

  it('reads the real storage again as soon as it accepts values again', () => {
    const real = createMemoryStorage();
    const storage = createSafeStorage(real);
    const full = vi.spyOn(real, 'setItem').mockImplementation(refuse);
    storage.set('a', 'refused');
    full.mockRestore();
    storage.set('a', 'taken');
    real.setItem('a', 'of another tab');
    expect(storage.get('a')).toBe('of another tab');
  });

  it('works without a real storage', () => {
    const storage = createSafeStorage(null);
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});

describe('pageStorage', () => {
  it('returns the storage of the given kind', () => {
    expect(pageStorage('localStorage')).toBe(localStorage);
    expect(pageStorage('sessionStorage')).toBe(sessionStorage);
  });

  it('returns null if access to it throws', () => {
    const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    expect(pageStorage('localStorage')).toBeNull();
    denied.mockRestore();
  });
});
