import { describe, expect, it } from 'vitest';
import { linkResource } from '../projects/linkResource.ts';
import { OFFLINE } from '../testing/failures.ts';
import { createFakeServer, createTestClient } from '../testing/fakeServer.ts';
import { httpError } from '../transport/ApiError.ts';
import { projectLoadMessage, projectMessages, projectNotFoundMessage } from './projectErrors.ts';

describe('section 8, Projects', () => {
  // Specification: errors.13
  it("a 404 says 'Project with ID {id} not found.'", () => {
    expect(projectNotFoundMessage('p1')).toBe('Project with ID p1 not found.');
    expect(projectLoadMessage(httpError(404, null), 'p1')).toBe('Project with ID p1 not found.');
  });

  it("an unknown link type says 'Unknown resource type.'", async () => {
    const { client } = createTestClient(createFakeServer());
    const link = linkResource(client, { projectId: 'p1', type: 'music', id: 'x' });
    await expect(link).rejects.toThrow('Unknown resource type.');
    expect(projectMessages.unknownResource).toBe('Unknown resource type.');
  });

  it("a list that did not load says 'Failed to load your videos. Please try again later.'", () => {
    expect(projectMessages.loadListFailed).toBe(
      'Failed to load your videos. Please try again later.',
    );
    expect(projectLoadMessage(OFFLINE, 'p1')).toBe(
      'Failed to load your videos. Please try again later.',
    );
  });

  it("a rename that failed says 'Failed to rename project. Please try again.'", () => {
    expect(projectMessages.renameFailed).toBe('Failed to rename project. Please try again.');
  });

  // Specification: errors.17
  it("a delete that failed says 'Failed to delete project. Please try again.'", () => {
    expect(projectMessages.deleteFailed).toBe('Failed to delete project. Please try again.');
  });

  it("a download that failed says 'Failed to download video. Please try again later.'", () => {
    expect(projectMessages.downloadFailed).toBe(
      'Failed to download video. Please try again later.',
    );
  });

  // Specification: errors.19
  it('a refused autoplay says "Couldn\'t autoplay video. Please click play again."', () => {
    expect(projectMessages.autoplayFailed).toBe(
      "Couldn't autoplay video. Please click play again.",
    );
  });
});
