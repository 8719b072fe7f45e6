import { formatDay } from '@lectern/ui';
import { type InferType, object, string } from 'yup';
import { readSetting } from '../../../settings/readSetting.ts';
import type { SettingDefinition } from '../../../settings/useSetting.ts';

export const BILLING_PLAN_IDS = ['free', 'pro', 'business'] as const;
export type BillingPlanId = (typeof BILLING_PLAN_IDS)[number];

export interface BillingPlan {
  name: string;
  /** US dollars per month. */
  price: number;
  /** Credits per month. */
  credits: number;
  features: readonly string[];
}

/** The billing panel's own plans (specification section 9, Mock plans); not the upgrade dialog's. */
export const BILLING_PLANS: Readonly<Record<BillingPlanId, BillingPlan>> = {
  free: { name: 'Free', price: 0, credits: 5, features: ['480p'] },
  pro: { name: 'Pro', price: 29, credits: 50, features: ['720p', 'standard support'] },
  business: { name: 'Business', price: 79, credits: 150, features: ['1080p', 'priority support'] },
};

const CARD_BRANDS = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

const schema = object({
  plan: string().oneOf(BILLING_PLAN_IDS).required().default('pro'),
  paymentMethod: string().oneOf(CARD_BRANDS).required().default('visa'),
  lastFour: string()
    .matches(/^\d{4}$/)
    .required()
    .default('4242'),
  address: string().defined().default(''),
});

/** The billing mock-up's values (specification section 3, Billing mock). */
export type BillingSettings = InferType<typeof schema>;

export const billingSettings: SettingDefinition<BillingSettings> = {
  name: 'billing',
  parse: (value) => readSetting(schema, value),
};

/** Credits used in the sample plan (specification section 1: 45 of 50). */
export const SAMPLE_CREDITS_USED = 45;

/** The day of the month on which the sample plan is charged. */
const CHARGE_DAY = 14;

export interface Charge {
  /** The invoice number; stable and readable. */
  id: string;
  date: Date;
  description: string;
  /** US dollars. */
  amount: number;
}

/** Formats the day of a charge, the same wherever it is shown. */
export const chargeDay = (date: Date): string => formatDay(date, { timeZone: 'UTC' });

/** Returns the next charge after `now`, in UTC. */
export function nextChargeDate(now: Date): Date {
  const month = now.getUTCDate() < CHARGE_DAY ? now.getUTCMonth() : now.getUTCMonth() + 1;
  return new Date(Date.UTC(now.getUTCFullYear(), month, CHARGE_DAY));
}

/** Returns three monthly charges of $29.00, latest first (specification section 9). */
export function sampleCharges(now: Date): Charge[] {
  const next = nextChargeDate(now);
  return [1, 2, 3].map((monthsAgo) => {
    const date = new Date(
      Date.UTC(next.getUTCFullYear(), next.getUTCMonth() - monthsAgo, CHARGE_DAY),
    );
    return {
      id: `LCT-${date.toISOString().slice(0, 7)}`,
      date,
      description: 'Pro plan, monthly',
      amount: BILLING_PLANS.pro.price,
    };
  });
}

/** The result of reading a card number: its brand and last four digits, or why it is invalid. */
export type CardReading =
  { kind: 'card'; brand: CardBrand; lastFour: string } | { kind: 'invalid'; message: string };

const BRAND_PATTERNS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4\d{12}(?:\d{3})?(?:\d{3})?$/],
  ['mastercard', /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d{2}|7[01]\d|720)\d{12})$/],
  ['amex', /^3[47]\d{13}$/],
];

/** Validates the check digit of ISO/IEC 7812-1 (Luhn). */
function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Reads a card number, ignoring spaces and dashes. Only the result may be stored. */
export function readCardNumber(text: string): CardReading {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (digits === '') return { kind: 'invalid', message: "'Card number' is required" };
  const brand = BRAND_PATTERNS.find(([, pattern]) => pattern.test(digits))?.[0];
  if (!brand || !hasValidCheckDigit(digits)) {
    return {
      kind: 'invalid',
      message: 'Enter the number of a Visa, Mastercard or American Express card',
    };
  }
  return { kind: 'card', brand, lastFour: digits.slice(-4) };
}
