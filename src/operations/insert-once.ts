import { isDatabaseAway } from './database-errors'

type Insert<Row> = { find: () => Promise<Row | null>; insert: () => Promise<Row> }

/**
 * The row of a unique key, inserted where it is not there yet. After an insert that failed the key is looked up: whoever was
 * faster wrote the row, which is as good as done. What the database says about it comes in words, and in any language.
 */
export async function insertOnce<Row>({
  find,
  insert,
}: Insert<Row>): Promise<{ row: Row; isNew: boolean }> {
  const known = await find()
  if (known) return { row: known, isNew: false }
  try {
    return { row: await insert(), isNew: true }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const winner = await find()
    if (!winner) throw error
    return { row: winner, isNew: false }
  }
}
