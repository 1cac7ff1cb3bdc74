import type {
  ArrayField,
  CheckboxField,
  DateField,
  Field,
  NumberField,
  RelationshipField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload'

// The fields of Payload by their types, each with what it cannot be without first: `select('kind', ['a', 'b'], { required: true })`.

type Rest<Kind, Given extends PropertyKey = never> = Kind extends unknown
  ? Partial<Omit<Kind, 'name' | 'type' | Given>>
  : never

export function text(name: string, rest: Rest<TextField> = {}): TextField {
  return { ...rest, name, type: 'text' } as TextField
}

export function textarea(name: string, rest: Rest<TextareaField> = {}): TextareaField {
  return { ...rest, name, type: 'textarea' }
}

export function number(name: string, rest: Rest<NumberField> = {}): NumberField {
  return { ...rest, name, type: 'number' } as NumberField
}

export function checkbox(name: string, rest: Rest<CheckboxField> = {}): CheckboxField {
  return { ...rest, name, type: 'checkbox' }
}

export function date(name: string, rest: Rest<DateField> = {}): DateField {
  return { ...rest, name, type: 'date' }
}

export function select(
  name: string,
  options: SelectField['options'],
  rest: Rest<SelectField, 'options'> = {},
): SelectField {
  return { ...rest, name, type: 'select', options } as SelectField
}

type To = RelationshipField['relationTo'] & UploadField['relationTo']

export function relationship(
  name: string,
  relationTo: To,
  rest: Rest<RelationshipField, 'relationTo'> = {},
): RelationshipField {
  return { ...rest, name, type: 'relationship', relationTo } as RelationshipField
}

export function upload(
  name: string,
  relationTo: To,
  rest: Rest<UploadField, 'relationTo'> = {},
): UploadField {
  return { ...rest, name, type: 'upload', relationTo } as UploadField
}

export function array(
  name: string,
  fields: Field[],
  rest: Rest<ArrayField, 'fields'> = {},
): ArrayField {
  return { ...rest, name, type: 'array', fields }
}

/** Shown, and stored nowhere: what its settings say, or one component in the form alone. */
export function ui(
  name: string,
  shown: string | UIField['admin'],
  more: UIField['admin'] = {},
): UIField {
  if (typeof shown !== 'string') return { name, type: 'ui', admin: shown }
  const admin = { components: { Field: shown }, disableListColumn: true, ...more }
  return { name, type: 'ui', admin }
}

/** Fields beside each other. */
export function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}
