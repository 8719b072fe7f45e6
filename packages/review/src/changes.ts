import { array, boolean, type InferType, number, object, string } from 'yup';

const changeSchema = object({
  /** The name of its picture: story and mode. */
  id: string().required(),
  storyId: string().required(),
  /** For example 'Domain' or 'Screens'. */
  section: string().defined(),
  /** The component or screen. */
  group: string().required(),
  /** The name of the story. */
  story: string().defined(),
  theme: string().oneOf(['light', 'dark']).required(),
  /** The width of the window, px. */
  width: number().required(),
  /** Whether there is no stored picture yet. */
  isNew: boolean().required(),
  /** Whether another picture was stored since the comparison. */
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
  /** The size of the stored pictures. */
  bytes: number().required(),
  /** The file that the list was written to. */
  file: string().required(),
});

/** A picture that differs from the stored one. */
export type Change = InferType<typeof changeSchema>;
/** The changes to review. */
export type Review = InferType<typeof reviewSchema>;
/** The result of the last Finish. */
export type Written = InferType<typeof writtenSchema>;

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The review's server answered ${response.status}.`);
  return response.json();
}

/** Fetches the changes to review. Throws if the server is unavailable or its response is invalid. */
export async function fetchReview(): Promise<Review> {
  return reviewSchema.validate(await jsonOf(await fetch('/api/changes')));
}

/** Stores the accepted pictures and writes the list of the others. Throws as `fetchReview` does. */
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

/** The picture compared with, the stored one (the same unless there is a conflict), and the new one. */
export type Side = 'before' | 'stored' | 'after';

/** The address of a picture. */
export const pictureUrl = (side: Side, { id }: Change) => `/pictures/${side}/${id}.png`;

/** The story alone, in the theme of its picture. */
export const storyUrl = ({ storyId, theme }: Change) =>
  `/workbench/iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme}`;

/** The story in the workbench. */
export const workbenchUrl = ({ storyId, theme }: Change) =>
  `/workbench/index.html?path=/story/${storyId}&globals=theme:${theme}`;
