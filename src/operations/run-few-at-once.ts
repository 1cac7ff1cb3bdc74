type Few<Row> = { atOnce: number; work: (row: Row) => Promise<unknown> }

/** Does the work for all rows, begun in their order, a few at the same time. The work handles its own failures. */
export async function runFewAtOnce<Row>(rows: Row[], { atOnce, work }: Few<Row>): Promise<void> {
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) await work(row)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
