/** Names shared by the workbench's toolbar and stories, without the backend. */
export { STORY_TIME } from '../fixtures/storyTime.ts';
export { SCENARIO_NAMES, toScenarioName, type ScenarioName } from '../scenarios/scenarioNames.ts';
export { STORY_USERS, toStoryUser, type StoryUser } from '../scenarios/storyUsers.ts';
