import type { TemplateId } from './templateIds.ts';

/** Categories of the built-in templates, as named in the filter (specification section 2). */
export const TEMPLATE_CATEGORIES = ['Marketing', 'Corporate', 'Education'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Lengths of the built-in templates in minutes, as ranges (specification section 2). */
export const TEMPLATE_DURATIONS = ['1-2', '2-3', '3-5'] as const;
export type TemplateDuration = (typeof TEMPLATE_DURATIONS)[number];

/** One part of a template's script. */
interface TemplatePart {
  /** Its purpose, in a word or two. */
  title: string;
  /** Its content, in a few words. */
  summary: string;
  /** The text, with [placeholders] to be replaced. */
  text: string;
}

/** A script to start from, and a presenter for it. */
export interface Template {
  id: TemplateId;
  title: string;
  category: TemplateCategory;
  duration: TemplateDuration;
  /** One sentence. */
  description: string;
  parts: readonly TemplatePart[];
  /** The presenter that it is shown with; suggested if the server has it. */
  avatar: { id: string; name: string };
}

/** Returns the whole script; an empty line separates its segments. */
export function templateScript({ parts }: Pick<Template, 'parts'>): string {
  return parts.map(({ text }) => text).join('\n\n');
}
