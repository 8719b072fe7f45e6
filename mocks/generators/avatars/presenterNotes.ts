/** Facts about a built-in presenter for the library's filters and search, in addition to its recipe. */
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
  adaeze: {
    style: 'business',
    ethnicity: 'african',
    description: 'Warm and sure of herself, in a wine-red blazer. For results and good news.',
  },
  mateus: {
    style: 'casual',
    ethnicity: 'latin-american',
    description: 'Relaxed in a green hoodie. For apps, games and first steps.',
  },
  ingrid: {
    style: 'casual',
    ethnicity: 'european',
    description: 'White hair in a bun and a blue sweater. Explains patiently and in good order.',
  },
  yusuf: {
    style: 'business',
    ethnicity: 'middle-eastern',
    description: 'A full gray beard and a slate jacket. Gives advice that has been tried.',
  },
  theo: {
    style: 'casual',
    ethnicity: 'european',
    description: 'Tousled hair and a green sweater. Good company in tutorials and travel tips.',
  },
  zainab: {
    style: 'business',
    ethnicity: 'african',
    description: 'A wine-red hijab and round glasses. Quick with science and study tips.',
  },
  keiko: {
    style: 'casual',
    ethnicity: 'east-asian',
    description: 'A black bob and few words too many. For design, food and reviews.',
  },
  robin: {
    style: 'casual',
    ethnicity: 'european',
    description: 'Red hair, shaved at the sides, and a navy hoodie. For podcasts and how-tos.',
  },
  dmitri: {
    style: 'casual',
    ethnicity: 'european',
    description: 'A moustache and glasses that have seen every manual. For technical training.',
  },
  lupe: {
    style: 'casual',
    ethnicity: 'latin-american',
    description: 'Dark curls and rust overalls. For crafts, gardens and workshops.',
  },
  chidi: {
    style: 'business',
    ethnicity: 'african',
    description: 'Long dreadlocks and a plum jacket. Has a story for every product.',
  },
  anouk: {
    style: 'business',
    ethnicity: 'european',
    description: 'Long brown hair and a green blazer. For interviews and team updates.',
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
  maud: { style: 'illustrated', description: 'Ink figure with round glasses. Knows it by heart.' },
  idris: { style: 'illustrated', description: 'Ink figure in a tie. For offices and forms.' },
  pilar: { style: 'illustrated', description: 'Ink figure with long hair. For news and notices.' },
  tarek: { style: 'illustrated', description: 'Ink figure with a beard. For sport and outdoors.' },
  hana: {
    style: 'illustrated',
    description: 'Ink figure in a headscarf. For lessons and reviews.',
  },
  ciro: { style: 'illustrated', description: 'Ink figure in a cap. For repairs and deliveries.' },
  jules: { style: 'illustrated', description: 'Ink figure with a quiff. For music and culture.' },
  bea: { style: 'illustrated', description: 'Ink figure in rainbows. For schools and festivals.' },
  nils: { style: 'illustrated', description: 'Ink figure with glasses. For code and numbers.' },
};
