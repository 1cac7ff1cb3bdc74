import { BATCH, commonId, partsOf, readRows, readRowsById } from './read-rows.mjs'
import { Tally } from './row-contents.mjs'

/**
 * Makes the target equal to the source: what is missing is inserted, what is other is replaced, what is no more is removed. Run again
 * after whatever end, it does what is left.
 * @param {{ source: any, target: any, writer: import('./write-rows.mjs').Writer, say?: (words: string) => void }} sides
 * @returns {Promise<number>} how many rows were written or removed
 */
export async function copyRows({ source, target, writer, say = () => {} }) {
  let changed = 0
  for (const part of partsOf(source)) {
    say(`${part.name}, ${changed} rows`)
    changed += await copyPart({ source, target, writer, part })
  }
  return changed
}

async function copyPart({ source, target, writer, part }) {
  const isNew = await isEmpty(target, part)
  const known = new Set()
  const missing = []
  const other = []
  let changed = 0
  for await (const rows of readRows(source, part)) {
    for (const { id } of rows) known.add(commonId(part, id))
    if (isNew) {
      await writer.insert(
        part,
        rows.map(({ row }) => row),
      )
      changed += rows.length
      continue
    }
    const there = await contentsById(target, part, rows)
    for (const { id, content } of rows) {
      const found = there.get(commonId(part, id))
      if (found === content) continue
      missing.push(id)
      if (found !== undefined) other.push(id)
    }
  }
  if (isNew) return changed

  const gone = []
  for await (const rows of readRows(target, part))
    gone.push(...rows.map(({ id }) => id).filter((id) => !known.has(commonId(part, id))))
  // Before anything is written: a unique word may have gone over to another row.
  for (const ids of inBatches([...gone, ...other])) await writer.remove(part, ids)
  for (const ids of inBatches(missing)) {
    const rows = await readRowsById(source, part, ids)
    await writer.insert(
      part,
      rows.map(({ row }) => row),
    )
  }
  return gone.length + missing.length
}

async function isEmpty(target, part) {
  for await (const rows of readRows(target, part)) if (rows.length > 0) return false
  return true
}

async function contentsById(target, part, rows) {
  const ids = rows.map(({ id }) => commonId(part, id))
  const found = await readRowsById(target, part, ids)
  return new Map(found.map(({ id, content }) => [commonId(part, id), content]))
}

function* inBatches(ids) {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH)
}

/**
 * Both sides read through: rows counted and hashed, part by part.
 * @param {{ source: any, target: any, say?: (words: string) => void }} sides
 */
export async function compareRows({ source, target, say = () => {} }) {
  const compared = []
  for (const part of partsOf(source)) {
    say(`comparing ${part.name}`)
    const [from, to] = [await tallyOf(source, part), await tallyOf(target, part)]
    compared.push({
      name: part.name,
      from,
      to,
      isSame: from.hash === to.hash && from.count === to.count,
    })
  }
  return compared
}

/**
 * The first rows of a part that differ, each with the names of its fields that do: never what stands in them.
 * @param {{ source: any, target: any }} sides
 * @param {string} name
 */
export async function nameDifferences({ source, target }, name) {
  const part = partsOf(source).find((one) => one.name === name)
  const found = []
  if (!part) return found
  for await (const rows of readRows(source, part)) {
    const there = await contentsById(target, part, rows)
    for (const { id, content } of rows) {
      const other = there.get(commonId(part, id))
      if (other !== content) found.push(`${id} (${differingFields(content, other)})`)
      if (found.length === 3) return found
    }
  }
  return found
}

function differingFields(content, other) {
  if (other === undefined) return 'missing'
  const [one, two] = [JSON.parse(content), JSON.parse(other)]
  const isOther = (key) => JSON.stringify(one[key]) !== JSON.stringify(two[key])
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(isOther).join(', ')
}

async function tallyOf(payload, part) {
  const tally = new Tally()
  for await (const rows of readRows(payload, part))
    for (const { content } of rows) tally.add(content)
  return { count: tally.count, hash: tally.hash }
}
