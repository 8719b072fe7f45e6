import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createTemporaryProjectId,
  defaultProjectName,
  isDefaultProjectName,
} from './temporaryProject.ts';

/** The pattern of `frontend_project_id` in the contract. */
const PATTERN = /^project_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('a temporary project', () => {
  // Specification: states.11
  it('has a unique ID of project_ and a UUID', () => {
    const ids = Array.from({ length: 50 }, createTemporaryProjectId);
    for (const id of ids) expect(id).toMatch(PATTERN);
    expect(new Set(ids).size).toBe(50);
  });

  it('has such an ID even if the page is not served over HTTPS', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const ids = Array.from({ length: 50 }, createTemporaryProjectId);
    for (const id of ids) expect(id).toMatch(PATTERN);
    expect(new Set(ids).size).toBe(50);
  });

  // Specification: states.12
  it("is named 'Project' and the first 8 characters of its UUID", () => {
    expect(defaultProjectName('project_3f2a9c1e-7d4b-4c55-9a60-2f1f0b8f6a11')).toBe(
      'Project 3f2a9c1e',
    );
    expect(defaultProjectName('3f2a9c1e-7d4b')).toBe('Project 3f2a9c1e');
  });

  it('has a name that is distinguishable from one given by a user', () => {
    expect(isDefaultProjectName(defaultProjectName(createTemporaryProjectId()))).toBe(true);
    expect(isDefaultProjectName(null)).toBe(true);
    expect(isDefaultProjectName('Project Apollo')).toBe(false);
    expect(isDefaultProjectName('My Project 3f2a9c1e')).toBe(false);
  });
});
