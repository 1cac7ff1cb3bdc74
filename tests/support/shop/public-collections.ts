/** What Payload's REST answers of to strangers. */
export const PUBLIC_COLLECTIONS = [
  'typefaces',
  'styles',
  'pages',
  'stories',
  'uses',
  'licence-types',
  'eulas',
  'media',
]
