import { describe, expect, it } from 'vitest';
import {
  AVATAR_CATEGORIES,
  BROLL_FREQUENCIES,
  BROLL_TYPES,
  BUDGETS,
  INDUSTRIES,
  LISTICLE_STYLES,
  POSITIONS,
  PROJECT_STATUSES,
  VIDEO_SHAPES,
  VISIBILITIES,
  VISUAL_STYLES,
} from './index.ts';

const SPECIFICATION = {
  industry: [INDUSTRIES, 'technology, healthcare, education, finance, retail, other'],
  budget: [BUDGETS, '0-1000, 1000-5000, 5000-10000, 10000+'],
  'avatar category': [AVATAR_CATEGORIES, 'realistic, styled, custom'],
  visibility: [VISIBILITIES, 'private, public'],
  visual_style: [VISUAL_STYLES, 'realistic, comic, none'],
  brollType: [BROLL_TYPES, 'images, stock, mixed'],
  brollFrequency: [BROLL_FREQUENCIES, 'none, low, medium, high'],
  'video shape': [VIDEO_SHAPES, 'square, circle, rectangle'],
  listicleStyle: [LISTICLE_STYLES, 'none, bg, no-bg'],
  position: [
    POSITIONS,
    'top-right, top-left, top-center, middle-center, bottom-right, bottom-left, bottom-center',
  ],
  'project status': [
    PROJECT_STATUSES,
    // `processing` is from the filter of My Videos, `error` from its red cards.
    'init, draft, script_created, voice_selected, voice_generated, avatar_selected, video_processing, processing, completed, failed, error',
  ],
} as const;

describe('the option sets of sections 2 to 7', () => {
  // Specification: request-avatar.2, entities.9, edit.3
  it.each(Object.entries(SPECIFICATION))('%s has exactly its values', (_name, [values, words]) => {
    expect(values.join(', ')).toBe(words);
  });
});
