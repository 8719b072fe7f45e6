// oxlint-disable max-lines -- The prompts of the test set: one table.
import type { Kind } from './brief.ts';

/** A prompt as users write them, and the facts that its script has to mention. */
export interface PromptSample {
  kind: Kind;
  prompt: string;
  facts: readonly string[];
}

const SAMPLES: readonly (readonly [Kind, string, string])[] = [
  [
    'intro',
    'Write a 30-second introduction of a tech startup called Northlight in Lisbon',
    'tech startup | Northlight | Lisbon',
  ],
  [
    'intro',
    'Introduce our support team to new customers: five people in Porto, available from 8 am to 6 pm',
    'support team | new customers | five people | Porto | 8 am | 6 pm',
  ],
  ['intro', 'A 30-second tech startup introduction', 'tech startup'],
  [
    'intro',
    'Please write me a short, professional introduction of Marien Clinic to investors. We have 120 beds and 4 wards.',
    'Marien Clinic | investors | 120 beds | 4 wards',
  ],
  [
    'intro',
    'Introduce Amira Khan, our new head of design. She worked at Fieldstone for nine years.',
    'Amira Khan | head of design | Fieldstone | nine years',
  ],
  [
    'intro',
    'Create a friendly intro video about our bakery for tourists, founded in 1962, famous for almond bread',
    'bakery | tourists | 1962 | almond bread',
  ],
  ['explain', 'Explain machine learning simply', 'machine learning'],
  ['explain', 'How do vaccines work?', 'how do vaccines work'],
  [
    'explain',
    'Explain solar energy to a ten-year-old. Mention that one panel can run a fridge.',
    'solar energy | ten-year-old | one panel can run a fridge',
  ],
  ['explain', 'Explain the 20-second rule for washing hands', '20-second rule | washing hands'],
  [
    'explain',
    'A one-minute overview of compound interest for students, with the example of €100 at 5 percent',
    'compound interest | students | €100 | 5 percent',
  ],
  ['explain', 'Why is the sky blue? Keep it under 45 seconds.', 'why is the sky blue'],
  ['promo', 'A fitness product promo', 'fitness product'],
  [
    'promo',
    'Write a funny 45-second ad for a coffee shop called Bean There, flat white for $3 until Sunday',
    'coffee shop | Bean There | flat white | $3 | Sunday',
  ],
  [
    'promo',
    'Promote our spring sale: 20% off all tents, from 3 April to 10 April, code CAMP20',
    'spring sale | 20% | tents | 3 April | 10 April | CAMP20',
  ],
  [
    'promo',
    'Create a 20-second promo for a yoga app for busy parents. The first month is free.',
    'yoga app | busy parents | first month is free',
  ],
  ['promo', 'Energetic teaser for our album Night Ferry, out on 9 May', 'Night Ferry | 9 May'],
  [
    'promo',
    'Sell our online course about watercolor to beginners, 12 lessons, $49',
    'online course | watercolor | beginners | 12 lessons | $49',
  ],
  ['welcome', 'A virtual conference welcome', 'virtual conference'],
  [
    'welcome',
    'Welcome attendees to DataDays 2027 in Ghent, doors open at 9 am',
    'attendees | DataDays 2027 | Ghent | doors open at 9 am',
  ],
  [
    'welcome',
    'Write a warm welcome message for new employees at Halden Bank. Lunch is at noon in the garden.',
    'new employees | Halden Bank | noon | garden',
  ],
  [
    'welcome',
    'Welcome our guests to Casa Azul, breakfast from 7:30, pool on the roof',
    'guests | Casa Azul | breakfast | 7:30 | pool | roof',
  ],
  [
    'welcome',
    'A 20-second welcome to the Riverside Library. The reading room is on the second floor.',
    'Riverside Library | reading room | second floor',
  ],
  [
    'welcome',
    'Welcome exchange students from Osaka to Lincoln High School. Their buddies meet them at the main gate.',
    'exchange students | Osaka | Lincoln High School | buddies | main gate',
  ],
  ['tips', 'Three tips for better lighting', 'three tips | better lighting'],
  [
    'tips',
    'Five tips for video calls: look at the camera, mute when you listen, sit near a window, use headphones, test the sound',
    'video calls | look at the camera | mute when you listen | near a window | headphones | test the sound',
  ],
  [
    'tips',
    'Give 3 tips on saving water for families: shorter showers, full dishwashers, fix dripping taps',
    'saving water | families | shorter showers | full dishwashers | dripping taps',
  ],
  [
    'tips',
    'Tips for cycling to work in winter: bright lights, mudguards and two pairs of gloves',
    'cycling to work in winter | bright lights | mudguards | two pairs of gloves',
  ],
  [
    'tips',
    'Two study habits for exam week, sleep eight hours and start with the hardest subject',
    'exam week | eight hours | hardest subject',
  ],
  [
    'tips',
    'Write tips about job interviews for graduates. Arrive ten minutes early. Bring two copies of your CV.',
    'job interviews | graduates | ten minutes early | two copies',
  ],
  [
    'update',
    'A one-minute quarterly update for the sales team: revenue grew 12 percent, 3 new offices',
    'sales team | revenue grew 12 percent | 3 new offices',
  ],
  [
    'update',
    'Announce our new opening hours: Monday to Friday, 9 am to 8 pm',
    'new opening hours | Monday to Friday | 9 am | 8 pm',
  ],
  [
    'update',
    'Announce that Northlight raised $4.5 million from Oak Ventures',
    'Northlight | $4.5 million | Oak Ventures',
  ],
  [
    'update',
    'Project update on the Elm Street bridge. Work ends on 30 June. The sidewalk stays open.',
    'Elm Street bridge | 30 June | sidewalk stays open',
  ],
  [
    'update',
    'Write a serious announcement about a data breach on 2 May that affected 1,400 accounts',
    'data breach | 2 May | 1,400 accounts',
  ],
  [
    'update',
    'Tell residents that the lift is out of order until Thursday',
    'residents | lift is out of order | Thursday',
  ],
  [
    'story',
    'Tell the story of a customer who moved to four days a week',
    'customer | four days a week',
  ],
  [
    'story',
    'A story about a baker in Lisbon who lost his oven in a fire in 2019',
    'baker | Lisbon | oven | fire | 2019',
  ],
  [
    'story',
    'Write a customer story about Hill Farm. They cut waste by 40 percent with our scale.',
    'Hill Farm | waste | 40 percent | scale',
  ],
  [
    'story',
    'Tell the story of our first delivery: it was raining, the van broke down, Marta walked 6 kilometers',
    'first delivery | raining | van broke down | Marta | 6 kilometers',
  ],
  ['story', 'A calm bedtime story about a fox for children', 'fox | children'],
  [
    'story',
    'Testimonial from a runner named Joel who finished the Berlin marathon in 3 hours 40 minutes',
    'runner | Joel | Berlin marathon | 3 hours 40 minutes',
  ],
  [
    'lesson',
    '30-second onboarding for new nurses at Marien Clinic about washing hands: soap and warm water, 40 seconds, course on Friday 27 November',
    'new nurses | Marien Clinic | washing hands | soap and warm water | 40 seconds | course | Friday 27 November',
  ],
  ['lesson', 'Teach new employees how to book a room', 'new employees | how to book a room'],
  ['lesson', 'A calm 45-second lesson about breathing', 'breathing'],
  [
    'lesson',
    'Tutorial on how to tie a bow tie for beginners in six steps',
    'how to tie a bow tie | beginners | six steps',
  ],
  [
    'lesson',
    'Safety training for warehouse staff: wear steel-toed boots, keep aisles clear, report spills to Ms. Ortega',
    'warehouse staff | steel-toed boots | aisles clear | spills | Ms. Ortega',
  ],
  [
    'lesson',
    'Teach kids how to brush their teeth. Two minutes, twice a day.',
    'kids | teeth | two minutes | twice a day',
  ],
  [
    'invite',
    'Invite parents to our summer fair on 14 June at 2 pm in Riverside Park, tickets are €5',
    'parents | summer fair | 14 June | 2 pm | Riverside Park | tickets are €5',
  ],
  [
    'invite',
    'Invitation to a webinar about remote work on March 3, 2027 at 4 pm',
    'webinar | remote work | March 3, 2027 | 4 pm',
  ],
  [
    'invite',
    'Invite the neighbors to a street party. Bring a dish for six people.',
    'neighbors | street party | dish | six people',
  ],
  [
    'invite',
    'Write an invitation for alumni to the 20-year reunion at the Grand Hotel',
    'alumni | 20-year reunion | Grand Hotel',
  ],
  [
    'invite',
    'Invite volunteers to a beach cleanup at Praia do Norte on Saturday at 8:30, gloves are provided',
    'volunteers | beach cleanup | Praia do Norte | Saturday | 8:30 | gloves are provided',
  ],
  [
    'invite',
    'Invite all staff to the town hall with our CEO Ines Duarte on Tuesday',
    'staff | town hall | CEO | Ines Duarte | Tuesday',
  ],
  ['reminder', 'Remind the team to pack by Friday', 'team | pack by Friday'],
  [
    'reminder',
    'A short reminder for tenants to read their water meters by 31 January',
    'tenants | water meters | 31 January',
  ],
  [
    'reminder',
    'Remind patients that flu shots are free on weekdays from 10 to 4',
    'patients | flu shots are free | weekdays | 10 to 4',
  ],
  [
    'reminder',
    'Remind parents about the school trip on Monday: packed lunch, rain jacket, be at the gate at 7:45',
    'parents | school trip | Monday | packed lunch | rain jacket | gate | 7:45',
  ],
  [
    'reminder',
    'Write a friendly reminder to submit timesheets before noon on Thursday. Tell them to ask Priya if anything is missing.',
    'timesheets | noon | Thursday | Priya',
  ],
  [
    'reminder',
    'Reminder: library books are due on 1 December',
    'library books are due | 1 December',
  ],
  [
    'thanks',
    'Write a thank-you to Dr. Amira Khan for 12 years of service',
    'Dr. Amira Khan | 12 years of service',
  ],
  [
    'thanks',
    'Thank our volunteers for planting 300 trees in Alder Wood',
    'volunteers | 300 trees | Alder Wood',
  ],
  [
    'thanks',
    "A heartfelt thank-you message for donors: we raised $18,250 for the children's ward",
    "donors | $18,250 | children's ward",
  ],
];

/** Facts are separated by bars, in the prompt's own words. */
export const PROMPT_SAMPLES: readonly PromptSample[] = SAMPLES.map(([kind, prompt, facts]) => ({
  kind,
  prompt,
  facts: facts.split(' | '),
}));
