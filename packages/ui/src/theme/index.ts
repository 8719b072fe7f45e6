// Side effects only: the fonts, the themes' values and the global styles.
import './fonts.ts';
import './theme.css.ts';
import './global.css.ts';
