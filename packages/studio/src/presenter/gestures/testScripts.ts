/** Ten scripts like those of users, for tests that speak them and for visual checks of their films. */
export const SCRIPTS: Readonly<Record<string, string>> = {
  welcome:
    'Hello and welcome to Lectern. My name is Amara, and this is for you. In the next two minutes I will show you three simple steps: write a script, choose a presenter, and press Create. No camera, no studio, no waiting.',
  onboarding:
    'Good morning, everyone! Congratulations on your new role. First, we will set up your laptop. Second, you will meet your team. Third, we will walk through the tools that everybody uses every day. Do you have any questions so far?',
  product:
    'Here is the new water bottle. It keeps drinks cold for a whole day, but it weighs less than an apple. You can take it to work, to the gym, or on a long hike. It comes in four colours, and every one of them is made of recycled steel.',
  safety:
    'Never open the cabinet while the red light is on. If you hear an alarm, leave the building, close the doors, and walk to the meeting point. Do not use the lift. Yes, even if you are in a hurry.',
  fitness:
    'Hey there! Today we will train for just five minutes. We start with one, two, three deep breaths. Then we stretch our shoulders, our back, and our legs. On the other hand, if something hurts, stop right there. Exactly, that is the most important rule.',
  news: 'The city council has decided to build two bridges across the river. Some residents welcome the plan, but others worry about traffic and noise. The first bridge should open in the spring of next year. Unfortunately, the old ferry will close.',
  lesson:
    'Hi! What is photosynthesis? Plants take in light, water, and carbon dioxide, and turn them into sugar. The first thing to remember is that leaves are green because of chlorophyll. The second thing is that they breathe, just like you. Of course, they never sleep.',
  support:
    'Sorry to hear that your order is late. We have checked with the courier, and it should arrive tomorrow afternoon. If it does not, we will send another one for free. This is what we promise to you.',
  pitch:
    'Most teams spend twelve hours on a single training video. With Lectern they spend twelve minutes. That means more lessons, happier learners, and lower costs. It is not magic, but it feels like it. Absolutely everything runs in your own browser.',
  farewell:
    'We have reached the end of our course. You have learned how to plan, how to write, and how to speak in front of a camera. I am proud of each and every one of you. Thank you for your attention, and goodbye!',
};
