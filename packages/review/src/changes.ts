import { array, boolean, type InferType, number, object, string } from 'yup';

const changeSchema = object({
  /** Name of its picture: story and mode. */
  id: string().required(),
  storyId: string().required(),
  /** 'Domain', 'Screens'. */
  section: string().defined(),
  /** Component or screen. */
  group: string().required(),
  /** Name of the story. */
  story: string().defined(),
  theme: string().oneOf(['light', 'dark']).required(),
  /** Of the window, px. */
  width: number().required(),
  /** There is no stored picture yet. */
  isNew: boolean().required(),
  /** Another picture was stored since the comparison. */
  hasConflict: boolean().required(),
});

const reviewSchema = object({
  /** Empty outside a repository. */
  branch: string().defined(),
  changes: array().of(changeSchema).required(),
});

const writtenSchema = object({
  /** Markdown for the pull request. */
  list: string().required(),
  /** Size of the stored pictures. */
  bytes: number().required(),
  /** Where the list was written to. */
  file: string().required(),
});

/** A picture that differs from the stored one. */
export type Change = InferType<typeof changeSchema>;
/** What is to be judged. */
export type Review = InferType<typeof reviewSchema>;
/** What the last Finish wrote. */
export type Written = InferType<typeof writtenSchema>;

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The review's server answered ${response.status}.`);
  return response.json();
}

/** Asks for what is to be judged. Throws where the server is gone or says something else. */
export async function fetchReview(): Promise<Review> {
  return reviewSchema.validate(await jsonOf(await fetch('/api/changes')));
}

/** Stores what was accepted and writes the list of the rest. Throws as `fetchReview` does. */
export async function finishReview(verdicts: {
  accepted: readonly string[];
  kept: readonly string[];
  taken: readonly string[];
  rejected: readonly { id: string; words: string }[];
}): Promise<Written> {
  const response = await fetch('/api/finish', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(verdicts),
  });
  return writtenSchema.validate(await jsonOf(response));
}

/** 'dark, 1280': theme and width in px. */
export const modeOf = ({ theme, width }: Change) => `${theme}, ${width}`;

/** What it was compared with, what is stored now, which is the same but for a conflict, and the new one. */
export type Side = 'before' | 'stored' | 'after';

/** Address of a picture. */
export const pictureUrl = (side: Side, { id }: Change) => `/pictures/${side}/${id}.png`;

/** The story alone, in the theme of its picture. */
export const storyUrl = ({ storyId, theme }: Change) =>
  `/workbench/iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme}`;

/** The story in the workbench. */
export const workbenchUrl = ({ storyId, theme }: Change) =>
  `/workbench/index.html?path=/story/${storyId}&globals=theme:${theme}`;
