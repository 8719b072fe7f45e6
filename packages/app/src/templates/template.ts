import type { TemplateId } from './templateIds.ts';

/** Categories of the built-in templates, as the filter names them (specification section 2). */
export const TEMPLATE_CATEGORIES = ['Marketing', 'Corporate', 'Education'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Lengths of the built-in templates in minutes, from and to (specification section 2). */
export const TEMPLATE_DURATIONS = ['1-2', '2-3', '3-5'] as const;
export type TemplateDuration = (typeof TEMPLATE_DURATIONS)[number];

/** One part of a template's script. */
interface TemplatePart {
  /** What it is for, in a word or two. */
  title: string;
  /** What it says, in a few words. */
  summary: string;
  /** The words, with [placeholders] to be replaced. */
  text: string;
}

/** A script to begin with, and somebody to say it. */
export interface Template {
  id: TemplateId;
  title: string;
  category: TemplateCategory;
  duration: TemplateDuration;
  /** One sentence. */
  description: string;
  parts: readonly TemplatePart[];
  /** The presenter that it is shown with; suggested where the server has them. */
  avatar: { id: string; name: string };
}

/** The whole script; an empty line parts its segments. */
export function templateScript({ parts }: Pick<Template, 'parts'>): string {
  return parts.map(({ text }) => text).join('\n\n');
}
