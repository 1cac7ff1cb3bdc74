import type { Block } from 'payload'
import { TYPE } from './block-groups'
import { textField, typefaceAndStyle } from './type-fields'

export const Tester: Block = {
  slug: 'tester',
  interfaceName: 'TesterBlock',
  labels: { singular: 'Tester', plural: 'Testers' },
  ...TYPE,
  fields: [
    typefaceAndStyle('A text to click and type into, with its style, size and leading.'),
    textField('What stands in it at first. Empty: the first sample text of the typeface.'),
  ],
}
