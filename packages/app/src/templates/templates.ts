import { companyOverview } from './scripts/companyOverview.ts';
import { courseIntroduction } from './scripts/courseIntroduction.ts';
import { customerTestimonial } from './scripts/customerTestimonial.ts';
import { productDemo } from './scripts/productDemo.ts';
import { productIntroduction } from './scripts/productIntroduction.ts';
import { quarterlyUpdate } from './scripts/quarterlyUpdate.ts';
import { quickTips } from './scripts/quickTips.ts';
import { tutorialStyle } from './scripts/tutorialStyle.ts';
import type { Template } from './template.ts';
import type { TemplateId } from './templateIds.ts';

const BY_ID: Readonly<Record<TemplateId, Template>> = {
  'product-introduction': productIntroduction,
  'company-overview': companyOverview,
  'tutorial-style': tutorialStyle,
  'customer-testimonial': customerTestimonial,
  'product-demo': productDemo,
  'quarterly-update': quarterlyUpdate,
  'course-introduction': courseIntroduction,
  'quick-tips': quickTips,
};

/** The eight built-in templates in the order of their page (specification section 2, Templates). */
export const TEMPLATES: readonly Template[] = Object.values(BY_ID);

/** Returns the built-in template with this id. */
export function findTemplate(id: TemplateId): Template {
  return BY_ID[id];
}
