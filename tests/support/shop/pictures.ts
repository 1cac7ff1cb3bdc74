import type { Payload } from 'payload'

/** A picture among the media of the shop. */
export async function createPicture(payload: Payload, alt: string): Promise<string> {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h4v4z"/></svg>',
  )
  const name = `${alt.toLowerCase().replaceAll(/\W+/g, '-')}.svg`
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype: 'image/svg+xml', size: data.length },
    overrideAccess: true,
  })
  return id
}

export async function removePictures(payload: Payload): Promise<void> {
  const every = { id: { exists: true } }
  await payload.delete({ collection: 'media', where: every, trash: true, overrideAccess: true })
}
