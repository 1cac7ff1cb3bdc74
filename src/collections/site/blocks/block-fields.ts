import type { Block, Field, FilterOptions, RelationshipField, TextField } from 'payload'
import { cleanedText, LINK_REFUSAL } from '../../fields/clean-texts'
import { isCoordinates } from '../../fields/variation'
import { relationship, row, text, textarea } from '../../fields/payload-fields'

/** Only the styles of the typeface that stands above. */
const ofItsTypeface: FilterOptions = ({ siblingData }) => {
  const { typeface } = (siblingData ?? {}) as { typeface?: unknown }
  return typeof typeface === 'string' && typeface ? { typeface: { equals: typeface } } : false
}

/** What a block is set in. */
export const typefaceAndStyle: Field = row(
  relationship('typeface', 'typefaces', { required: true }),
  relationship('style', 'styles', {
    filterOptions: ofItsTypeface,
    admin: { condition: (_, { typeface }) => Boolean(typeface) },
  }),
)

export const textField: Field = textarea('text')

/** Where the axes of a variable style stand. */
export const axesField: Field = {
  name: 'axes',
  type: 'json',
  validate: isCoordinates,
  admin: {
    condition: (_, { typeface }) => Boolean(typeface),
    components: { Field: '@/admin/axes/position-fields#AxisPositions' },
  },
}

export const headingField: TextField = text('heading')

/** The headings of the drawer that blocks are chosen from. */
type Group = 'Type' | 'Words' | 'Pictures and files' | 'From the shop'

/** `specimen` is a `SpecimenBlock` in the types. */
export function block(slug: string, group: Group, fields: Field[]): Block {
  const interfaceName = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`
  return { slug, interfaceName, admin: { group }, fields }
}

const isOfKind = (kind: string) => (_: unknown, siblings: { kind?: unknown }) =>
  siblings?.kind === kind

/** Where a link leads whose `kind` beside it is this one. */
export function targetField(kind: 'page' | 'typeface' | 'designer'): RelationshipField {
  return relationship(kind, `${kind}s`, {
    admin: { condition: isOfKind(kind) },
    validate: (value: unknown, { siblingData }: { siblingData?: { kind?: unknown } }) =>
      siblingData?.kind !== kind || Boolean(value) || `Choose the ${kind} it leads to.`,
  })
}

/** Of a link of the kind `address`: what staff typed. */
export function addressField(mayLeadTo: (address: string) => boolean): TextField {
  return cleanedText({
    name: 'address',
    admin: { condition: isOfKind('address') },
    askFor: ({ kind }) => (kind === 'address' ? LINK_REFUSAL : null),
    validate: (address, { kind }) =>
      kind !== 'address' || mayLeadTo(address) ? null : LINK_REFUSAL,
  })
}
