// Self-hosted variable fonts, with latin and latin-ext subsets by unicode-range.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/bricolage-grotesque/opsz.css';
