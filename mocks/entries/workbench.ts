/** Values shared by the workbench's toolbar, its stories and their tests, without the backend. */
export { STORY_TIME } from '../fixtures/storyTime.ts';
export { createInPageFetch } from './inPageFetch.ts';
export { SCENARIO_NAMES, toScenarioName, type ScenarioName } from '../scenarios/scenarioNames.ts';
export { STORY_USERS, toStoryUser, type StoryUser } from '../scenarios/storyUsers.ts';
