// The entry `@lectern/ui/styles`, imported once by an application: fonts, the themes' values and the
// global styles. Apart from the components, so that a bundler keeps only the ones that are imported.
import './fonts.ts';
import './fallbackFonts.css.ts';
import './theme.css.ts';
import './global.css.ts';
