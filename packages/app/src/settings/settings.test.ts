// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shortcutSetting } from '../shell/shortcuts/shortcutSetting.ts';
import { type AccountForm, validateAccount } from '../screens/Settings/account/accountForm.ts';
import { accountSettings } from './accountSettings.ts';
import {
  API_KEY_PREFIX,
  apiKeySetting,
  generateApiKey,
  maskApiKey,
} from '../screens/Settings/api/apiKey.ts';
import {
  BILLING_PLANS,
  billingSettings,
  nextChargeDate,
  readCardNumber,
  sampleCharges,
} from '../screens/Settings/billing/billingSettings.ts';
import {
  DEFAULT_PREFERENCES,
  notificationPreferences,
} from '../screens/Settings/notifications/notificationPreferences.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const SETTINGS = [
  accountSettings,
  apiKeySetting,
  billingSettings,
  notificationPreferences,
  shortcutSetting,
];

// Specification: entities.19
describe('stored settings', () => {
  test.each(SETTINGS)(
    '$name: any value can be read as a setting, and reads the same again',
    (setting) => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const read = setting.parse(value);
          expect(setting.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
        }),
      );
    },
  );

  test.each(SETTINGS)('$name: keys that every object has are not fields', (setting) => {
    expect(setting.parse({ toString: false, constructor: 1 })).toEqual(setting.parse({}));
  });

  test('a picture that is not one of our image types counts as none', () => {
    const picture = 'data:text/html;base64,PHNjcmlwdD4=';
    expect(accountSettings.parse({ fullName: 'Maya', picture }).picture).toBeNull();
  });

  test.each([null, {}, { isEnabled: 'false' }, { isEnabled: 0 }, [false], 'false'])(
    'shortcuts are on when %j is stored',
    (value) => expect(shortcutSetting.parse(value)).toEqual({ isEnabled: true }),
  );

  test('shortcuts that were turned off stay off', () => {
    expect(shortcutSetting.parse({ isEnabled: false })).toEqual({ isEnabled: false });
  });

  test('one invalid value restores all defaults', () => {
    expect(billingSettings.parse({ plan: 'gold', lastFour: '0005' })).toEqual(
      billingSettings.parse(null),
    );
  });
});

// Specification: settings.23
test('new features and marketing start off, the other four on (section 3)', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    email_updates: true,
    project_completion: true,
    new_features: false,
    marketing: false,
    tips_tutorials: true,
    account_activity: true,
  });
});

describe('an API key', () => {
  // Specification: settings.20
  test('is the prefix and 24 letters and digits, and different each time', () => {
    const keys = Array.from({ length: 200 }, generateApiKey);
    expect(keys.filter((key) => !/^lct_test_[A-Za-z0-9]{24}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(200);
  });

  test('uses the browser’s random source, discarding bytes beyond the last full alphabet', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.set([255, 248, 0, 61, 62, 247]);
      return array;
    });
    expect(generateApiKey().slice(API_KEY_PREFIX.length)).toMatch(/^A9A9/);
  });

  // Specification: settings.18
  test('shows only its prefix when masked', () => {
    fc.assert(
      fc.property(fc.constant(null), () => {
        const key = generateApiKey();
        const masked = maskApiKey(key);
        expect(masked).toHaveLength(key.length);
        expect(masked.slice(API_KEY_PREFIX.length)).toMatch(/^•{24}$/);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the account form', () => {
  const VALID: AccountForm = {
    fullName: 'Maya Okafor',
    email: 'maya@northlight.studio',
    company: '',
    password: '',
    confirmPassword: '',
  };

  test('requires neither a company nor a new password', () => {
    expect(validateAccount(VALID)).toEqual({});
  });

  // Specification: settings.8
  test.each<[Partial<AccountForm>, keyof AccountForm, string]>([
    [{ fullName: '  ' }, 'fullName', "'Full Name' is required"],
    [{ email: '' }, 'email', "'Email Address' is required"],
    [{ email: 'maya@northlight' }, 'email', 'Please enter a valid email address'],
    [
      { password: 'short', confirmPassword: 'short' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [{ password: 'long-enough' }, 'confirmPassword', 'Please confirm your password'],
    [
      { password: 'long-enough', confirmPassword: 'long-enougj' },
      'confirmPassword',
      'Passwords do not match',
    ],
    [{ confirmPassword: 'only here' }, 'confirmPassword', 'Passwords do not match'],
  ])('for %o, %s says “%s”', (change, field, message) => {
    expect(validateAccount({ ...VALID, ...change })).toEqual({ [field]: message });
  });
});

describe('the sample billing', () => {
  // Specification: settings.16
  test.each([
    ['2026-03-02T10:00:00Z', '2026-03-14'],
    ['2026-03-14T00:00:00Z', '2026-04-14'],
    ['2026-12-31T23:59:59Z', '2027-01-14'],
  ])('at %s the next charge is on %s', (now, next) => {
    expect(nextChargeDate(new Date(now)).toISOString().slice(0, 10)).toBe(next);
  });

  // Specification: settings.15
  test('has three monthly charges of $29.00, the latest first, none in the future', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (now) => {
          const charges = sampleCharges(now);
          expect(charges.map(({ amount }) => amount)).toEqual([29, 29, 29]);
          expect(charges.filter(({ date }) => date > now)).toEqual([]);
          const [first, second, third] = charges.map(({ date }) => date.getTime());
          expect(first).toBeGreaterThan(second ?? Infinity);
          expect(second).toBeGreaterThan(third ?? Infinity);
        },
      ),
    );
  });
});

describe('a card number', () => {
  // Specification: settings.16
  test.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555-5555-5555-4444', 'mastercard', '4444'],
    ['2223 0031 2200 3222', 'mastercard', '3222'],
    ['3782 822463 10005', 'amex', '0005'],
  ])('%s is from %s and ends in %s', (text, brand, lastFour) => {
    expect(readCardNumber(text)).toEqual({ kind: 'card', brand, lastFour });
  });

  test.each(['4242 4242 4242 4241', '6011 1111 1111 1117', 'abcd', '4242'])(
    '%s is refused',
    (text) => {
      expect(readCardNumber(text)).toMatchObject({
        message: 'Enter the number of a Visa, Mastercard or American Express card',
      });
    },
  );

  test('is required', () => {
    expect(readCardNumber(' ')).toMatchObject({ message: "'Card number' is required" });
  });
});

// Specification: settings.14
test('the mock plans are those of section 9', () => {
  expect(BILLING_PLANS).toEqual({
    free: { name: 'Free', price: 0, credits: 5, features: ['480p'] },
    pro: { name: 'Pro', price: 29, credits: 50, features: ['720p', 'standard support'] },
    business: {
      name: 'Business',
      price: 79,
      credits: 150,
      features: ['1080p', 'priority support'],
    },
  });
});
