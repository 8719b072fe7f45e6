import { AVATAR_CATEGORIES, type AvatarCategory } from '@lectern/api-client';
import { AGES, GENDERS } from '../../avatars/choices.ts';
import { AVATAR_SORTS, AVATAR_VIEWS, type AvatarSort, type AvatarsQuery } from '../../paths.ts';

/** The library's filters; kept in the URL, so that they survive a reload and can be shared. */
export interface AvatarFilters extends Required<AvatarsQuery> {
  category: AvatarCategory;
}

export const CATEGORIES: readonly { id: AvatarCategory; label: string }[] = [
  { id: 'realistic', label: 'Realistic Avatar' },
  { id: 'styled', label: 'Styled Avatar' },
  { id: 'custom', label: 'Custom Avatar' },
];

export const LOCATIONS = [
  { id: 'african', label: 'Africa' },
  { id: 'east-asian', label: 'East Asia' },
  { id: 'european', label: 'Europe' },
  { id: 'latin-american', label: 'Latin America' },
  { id: 'middle-eastern', label: 'Middle East' },
  { id: 'south-asian', label: 'South Asia' },
] as const;

export const STYLES = [
  { id: 'business', label: 'Business' },
  { id: 'casual', label: 'Casual' },
  { id: 'comic', label: 'Comic' },
  { id: 'illustrated', label: 'Illustrated' },
  { id: 'realistic', label: 'Realistic' },
] as const;

/** The optional filters, with the label of each list's empty option. */
export const CHOICES = {
  gender: { label: 'Gender', anyLabel: 'Any gender', options: GENDERS },
  age: { label: 'Age', anyLabel: 'Any age', options: AGES },
  location: { label: 'Location', anyLabel: 'Any location', options: LOCATIONS },
  style: { label: 'Style', anyLabel: 'Any style', options: STYLES },
} as const;

export const SORTS: readonly { id: AvatarSort; label: string }[] = [
  { id: 'updated_at', label: 'Recently Updated' },
  { id: 'created_at', label: 'Date Created' },
  { id: 'name', label: 'Name' },
];

/** Everything that Reset Filters resets; the tab and the order stay. */
export const NO_FILTERS = {
  search: '',
  gender: null,
  age: null,
  location: null,
  style: null,
  saved: false,
  view: 'public',
} as const satisfies Partial<AvatarFilters>;

/** The initial filters, which 'Retry with Default Settings' restores. */
export const DEFAULT_FILTERS: AvatarFilters = {
  ...NO_FILTERS,
  category: 'realistic',
  sort: 'updated_at',
};

const known = (options: readonly { id: string }[], value: string | null) =>
  options.find(({ id }) => id === value)?.id ?? null;

/** Reads the filters from a query. Unknown values become the defaults. */
export function readAvatarFilters(query: URLSearchParams): AvatarFilters {
  const category = query.get('category');
  const view = query.get('view');
  const sort = query.get('sort');
  const saved = query.get('saved') === 'true';
  return {
    category: AVATAR_CATEGORIES.find((value) => value === category) ?? DEFAULT_FILTERS.category,
    search: query.get('search') ?? '',
    gender: known(GENDERS, query.get('gender')),
    age: known(AGES, query.get('age')),
    location: known(LOCATIONS, query.get('location')),
    style: known(STYLES, query.get('style')),
    saved,
    // Saved avatars are private, so the public view cannot show any.
    view: saved ? 'mine' : (AVATAR_VIEWS.find((value) => value === view) ?? 'public'),
    sort: AVATAR_SORTS.find((value) => value === sort) ?? 'updated_at',
  };
}

/** Counts the active filters behind 'More filters'. */
export function countMoreFilters({ location, style, saved }: AvatarFilters): number {
  return [location !== null, style !== null, saved].filter(Boolean).length;
}

/** Whether a search or filter other than the view hides some avatars. */
export function isNarrowed({ search, gender, age, location, style }: AvatarFilters): boolean {
  return search.trim() !== '' || [gender, age, location, style].some((value) => value !== null);
}
