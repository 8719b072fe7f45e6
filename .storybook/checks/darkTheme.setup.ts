// With `STORY_DARK`, `axeInBothThemes.ts` also checks the contrast of each story in the dark theme.
window.lecternDarkTheme = true;
