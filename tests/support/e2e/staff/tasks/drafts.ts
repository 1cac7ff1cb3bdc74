import type { TaskShop } from './task-test'

let made = 0

/** A typeface that only staff see, without styles. */
export async function aDraft({ staff }: TaskShop): Promise<{ id: string; name: string }> {
  made += 1
  const name = `Probe ${made}`
  const draft = { name, slug: `probe-${made}`, category: 'serif', _status: 'draft' }
  return { id: await staff.create('typefaces', draft, true), name }
}

/** A page that everybody sees. */
export async function aPage({ staff }: TaskShop): Promise<{ title: string; slug: string }> {
  made += 1
  const page = { title: `Leaf ${made}`, slug: `leaf-${made}` }
  await staff.create('pages', { ...page, _status: 'published' })
  return page
}
