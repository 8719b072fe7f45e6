// The entry `@lectern/ui/styles`, imported once by an application: fonts, theme values and global styles.
// It is separate from the components, so that a bundler keeps only those that are imported.
import './fonts.ts';
import './fallbackFonts.css.ts';
import './theme.css.ts';
import './global.css.ts';
