// With `STORY_DARK`: `axeInBothThemes.ts` checks stories of screens in the dark theme, too.
window.lecternDarkScreens = true;
