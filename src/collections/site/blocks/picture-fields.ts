import type { Field } from 'payload'

export const ONLY_PICTURES = { mimeType: { contains: 'image/' } }

export const captionField: Field = {
  name: 'caption',
  type: 'text',
  admin: { description: 'One line beneath it. May stay empty.' },
}

export const pictureField: Field = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  required: true,
  filterOptions: ONLY_PICTURES,
}
