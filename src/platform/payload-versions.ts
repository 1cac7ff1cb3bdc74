/**
 * What stands behind Payload's own restoring of a version. `payload.restoreVersion`, which is documented, knows no `draft`: it
 * would write the version over the public row. Seen in 3.90, whose main file exports it without a word of documentation.
 */
export { restoreVersionOperation } from 'payload'
