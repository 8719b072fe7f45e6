// With `STORY_DARK`: `axeInBothThemes.ts` checks the contrast of each story in the dark theme, too.
window.lecternDarkTheme = true;
