/** Facts about a built-in presenter for the library's filters and search, besides its recipe. */
export interface PresenterNotes {
  style: string;
  /** Region, for the Location filter; absent for the ink figures, which have no skin colour. */
  ethnicity?: string;
  description: string;
}

/** By presenter id. */
export const PRESENTER_NOTES: Readonly<Record<string, PresenterNotes>> = {
  amara: {
    style: 'business',
    ethnicity: 'african',
    description: 'Bright and composed, in a navy blazer. Made for launches and company news.',
  },
  jonas: {
    style: 'casual',
    ethnicity: 'european',
    description: 'Friendly and unhurried, in a rust sweater. At home in product tours.',
  },
  leila: {
    style: 'business',
    ethnicity: 'middle-eastern',
    description: 'Clear and encouraging, in a blue hijab and cream blazer. A natural teacher.',
  },
  ravi: {
    style: 'business',
    ethnicity: 'south-asian',
    description: 'Curious behind his glasses. Explains technical things without fuss.',
  },
  greta: {
    style: 'casual',
    ethnicity: 'european',
    description: 'Silver bob and round glasses. Lends weight to stories and testimonials.',
  },
  kofi: {
    style: 'casual',
    ethnicity: 'african',
    description: 'Warm and quick to smile, in ochre. Good for welcomes and events.',
  },
  mei: {
    style: 'business',
    ethnicity: 'east-asian',
    description: 'Young and precise, in a navy blazer. Suits software and study tips.',
  },
  tomas: {
    style: 'business',
    ethnicity: 'latin-american',
    description: 'Gray at the temples and calm. For quarterly updates and finance.',
  },
  noor: {
    style: 'casual',
    ethnicity: 'middle-eastern',
    description: 'Wavy hair and a steady voice to match. For health and advice.',
  },
  harpreet: {
    style: 'business',
    ethnicity: 'south-asian',
    description: 'Assured, with turban and beard. For leadership and training.',
  },
  imani: {
    style: 'casual',
    ethnicity: 'african',
    description: 'Lively and direct. Made for short-form promos.',
  },
  elias: {
    style: 'casual',
    ethnicity: 'european',
    description: 'Easy-going student type. For tutorials and first lessons.',
  },
  wren: {
    style: 'illustrated',
    description: 'Ink figure with a wave of the hand. Says hello well.',
  },
  otto: { style: 'illustrated', description: 'Ink figure with glasses. The patient explainer.' },
  juno: { style: 'illustrated', description: 'Ink figure with spirit. For playful short videos.' },
  basil: { style: 'illustrated', description: 'Ink figure of a certain age. Tells a good story.' },
  saba: { style: 'illustrated', description: 'Ink figure, calm and tidy. For guides and how-tos.' },
  felix: { style: 'illustrated', description: 'Ink figure, young and keen. For tips and tricks.' },
  odette: { style: 'illustrated', description: 'Ink figure with poise. For culture and design.' },
  arjun: {
    style: 'illustrated',
    description: 'Ink figure with a beard. For talks and interviews.',
  },
  nell: { style: 'illustrated', description: 'Ink figure who points the way. For step-by-steps.' },
  cass: { style: 'illustrated', description: 'Ink figure, plain and friendly. For everyday news.' },
};
