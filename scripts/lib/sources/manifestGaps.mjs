/**
 * A component in Storybook's manifest, with the fields that are read here.
 *
 * @typedef {object} DescribedComponent
 * @property {string} name
 * @property {string} path - Of its stories.
 * @property {string} [description]
 * @property {{ message: string }} [error] - Why Storybook could not read it.
 * @property {{ props?: Record<string, { description?: string }> }} [reactDocgen]
 * @property {readonly { name: string; snippet?: string; error?: { message: string } }[]} [stories]
 */

/** @param {{ message: string }} error */
const firstLine = ({ message }) => message.split('\n')[0];

/**
 * Gaps that an editor or an assistant would find in the manifest: components, props and states that have no
 * description, or that Storybook could not read. One line each.
 *
 * @param {{ components: Record<string, DescribedComponent> }} manifest
 */
export function manifestGaps({ components }) {
  return Object.values(components).flatMap((component) => {
    const { name, path, description, error, reactDocgen, stories = [] } = component;
    if (error) return [`${path}: ${firstLine(error)}`];
    const props = Object.entries(reactDocgen?.props ?? {});
    return [
      ...(description ? [] : [`${path}: ${name} has no description.`]),
      ...(stories.length > 0 ? [] : [`${path}: ${name} has no state.`]),
      ...props
        .filter(([, prop]) => !prop.description)
        .map(([prop]) => `${path}: ${name} does not describe ${prop}.`),
      ...stories.flatMap((story) =>
        story.error || !story.snippet
          ? [`${path}: ${story.name}: ${story.error ? firstLine(story.error) : 'no code.'}`]
          : [],
      ),
    ];
  });
}
