export type PlanId = 'pro' | 'proPlus';
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/**
 * A plan of the upgrade modal. Unrelated to the plans of the billing settings: two constants, never merged.
 */
export interface Plan {
  id: PlanId;
  name: string;
  /** Dollars per month, billed monthly. */
  monthlyPrice: number;
  isMostPopular: boolean;
  features: readonly string[];
}

/** Share of twelve months that a yearly plan saves (specification section 9). */
const YEARLY_DISCOUNT = 0.2;

export const PLANS: readonly Plan[] = [
  {
    id: 'pro',
    name: 'Pro',
    monthlyPrice: 19,
    isMostPopular: false,
    features: [
      'Up to 50 videos a month',
      '20+ avatars',
      '10 voices',
      '1080p video',
      'Up to 3 minutes per video',
      'Basic editing',
      'Email support',
    ],
  },
  {
    id: 'proPlus',
    name: 'Pro Plus',
    monthlyPrice: 39,
    isMostPopular: true,
    features: [
      'Up to 100 videos a month',
      '50+ avatars',
      '25+ voices, premium included',
      '4K video',
      'Up to 10 minutes per video',
      'Advanced editing and background removal',
      'Custom branding and API access',
      'Priority email and chat support',
    ],
  },
];

/** Prices in dollars: per year, per month of that year, and the saving per year. */
export interface YearlyPrice {
  total: number;
  perMonth: number;
  saving: number;
}

/**
 * Returns twelve months less the discount, rounded to dollars; the monthly price rounded to cents (section
 * 9).
 */
export function yearlyPrice(monthlyPrice: number): YearlyPrice {
  const total = Math.round(monthlyPrice * 12 * (1 - YEARLY_DISCOUNT));
  return {
    total,
    perMonth: Math.round((total / 12) * 100) / 100,
    saving: monthlyPrice * 12 - total,
  };
}

/**
 * Returns a card's price text; the yearly price has a note with its monthly price and saving (section 9).
 */
export function priceWords(
  { monthlyPrice }: Plan,
  period: BillingPeriod,
): { price: string; per: string; note?: string } {
  if (period === 'monthly') return { price: `$${monthlyPrice}`, per: 'per month' };
  const { total, perMonth, saving } = yearlyPrice(monthlyPrice);
  return {
    price: `$${total}`,
    per: 'per year',
    note: `$${perMonth.toFixed(2)} per month, saves $${saving}`,
  };
}

/** Returns one line about the other price: the yearly cost, or the yearly plan's cost per month. */
export function priceNote({ monthlyPrice }: Plan, period: BillingPeriod): string {
  const { total, perMonth, saving } = yearlyPrice(monthlyPrice);
  return period === 'monthly'
    ? `Yearly is $${total}, a saving of $${saving}.`
    : `$${perMonth.toFixed(2)} a month, a saving of $${saving}.`;
}
