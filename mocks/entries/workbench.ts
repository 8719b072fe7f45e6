/** The names that the workbench's toolbar and stories share, without the backend behind them. */
export { STORY_TIME } from '../fixtures/storyTime.ts';
export { SCENARIO_NAMES, toScenarioName, type ScenarioName } from '../scenarios/scenarioNames.ts';
export { STORY_USERS, toStoryUser, type StoryUser } from '../scenarios/storyUsers.ts';
