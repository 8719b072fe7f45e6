import { BUDGETS, type CustomAvatarRequest, INDUSTRIES } from '@lectern/api-client';
import { object, string } from 'yup';
import { EMAIL_SHAPE } from '../../../lib/forms/email.ts';
import { fieldErrors } from '../../../lib/forms/fieldErrors.ts';
import type { Messages } from '../../../lib/forms/useMessages.ts';
import { labelOf } from '../../../lib/format/labelOf.ts';

/** The text fields of the Request Custom Avatar dialog in form order (specification section 2). */
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

/** The form's contents; empty strings if not filled in. */
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
/** The currency is not specified anywhere. */
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

/** Returns the validation messages of the texts, by field in form order (specification section 5). */
export function requestErrors(values: RequestValues): Messages<RequestField> {
  return fieldErrors(requestSchema, values, REQUEST_FIELDS);
}

/** Returns the form's texts for the request: trimmed, without empty fields. */
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

/** Whether closing the form would lose anything. */
export function isFilled({ files, ...texts }: RequestValues): boolean {
  return files.length > 0 || Object.values(texts).some((text) => text !== '');
}
