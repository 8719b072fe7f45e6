import { BUDGETS, type CustomAvatarRequest, INDUSTRIES } from '@lectern/api-client';
import { object, string } from 'yup';
import { EMAIL_SHAPE } from '../../../lib/email.ts';
import { fieldErrors } from '../../../lib/fieldErrors.ts';
import type { Messages } from '../../../lib/useMessages.ts';
import { labelOf } from '../../../lib/labelOf.ts';

/** The Request Custom Avatar dialog's texts in the order of the form (specification section 2). */
export const REQUEST_FIELDS = [
  'name',
  'email',
  'companyName',
  'phone',
  'industry',
  'budget',
  'deadline',
  'description',
  'requirements',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** What is in the form; empty where nothing was said. */
export type RequestValues = Readonly<Record<RequestField, string>> & { files: readonly File[] };

export const EMPTY_REQUEST: RequestValues = {
  name: '',
  email: '',
  companyName: '',
  phone: '',
  industry: '',
  budget: '',
  deadline: '',
  description: '',
  requirements: '',
  files: [],
};

export const INDUSTRY_ITEMS = INDUSTRIES.map((id) => ({ id, label: labelOf(id) }));
/** The currency is nowhere said. */
export const BUDGET_ITEMS = BUDGETS.map((id) => ({
  id,
  label: id.replace('-', '–').replace('10000+', '10000 or more'),
}));

const requestSchema = object({
  name: string().trim().required('Full Name is required'),
  email: string()
    .trim()
    .required('Email Address is required')
    .matches(EMAIL_SHAPE, 'Please enter a valid email address'),
  description: string().trim().required('Avatar Description is required'),
});

/** What is wrong with the texts, by field in the order of the form (specification section 5). */
export function requestErrors(values: RequestValues): Messages<RequestField> {
  return fieldErrors(requestSchema, values, REQUEST_FIELDS);
}

/** The form's texts as they are sent: trimmed, and nothing where nothing was said. */
export function toRequest(values: RequestValues): CustomAvatarRequest {
  const text = (field: RequestField) => values[field].trim() || undefined;
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    description: values.description.trim(),
    companyName: text('companyName'),
    phone: text('phone'),
    industry: INDUSTRIES.find((industry) => industry === values.industry),
    budget: BUDGETS.find((budget) => budget === values.budget),
    requirements: text('requirements'),
    deadline: text('deadline'),
    files: values.files,
  };
}

/** Whether anything would be lost with the form. */
export function isFilled({ files, ...texts }: RequestValues): boolean {
  return files.length > 0 || Object.values(texts).some((text) => text !== '');
}
