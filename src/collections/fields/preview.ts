import type { CollectionConfig } from 'payload'

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

/** The preview button, and the live preview beside the form. A document that was never saved has none. */
export function previewOf(collection: 'typefaces' | 'pages'): Preview {
  const pathOf = (id: unknown) => (typeof id === 'string' ? `/preview/${collection}/${id}` : null)
  return {
    preview: ({ id }) => pathOf(id),
    livePreview: {
      url: ({ data }) => pathOf(data?.id),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 360, height: 780 },
        { name: 'desk', label: 'Desk', width: 1440, height: 900 },
      ],
    },
  }
}
