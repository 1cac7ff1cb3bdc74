export type HaltingBody = { body: ReadableStream<Uint8Array>; halfWay: Promise<void>; goOn(): void }

/** A body whose second half comes only when it is let go on. */
export function haltingBody(bytes: Uint8Array): HaltingBody {
  const [halfWay, arrive] = signal()
  const [gate, goOn] = signal()
  const middle = Math.floor(bytes.length / 2)
  const body = new ReadableStream<Uint8Array>({
    start: (way) => way.enqueue(bytes.subarray(0, middle)),
    async pull(way) {
      arrive()
      await gate
      way.enqueue(bytes.subarray(middle))
      way.close()
    },
  })
  return { body, halfWay, goOn }
}

function signal(): [given: Promise<void>, give: () => void] {
  let give: () => void = () => undefined
  const given = new Promise<void>((settle) => (give = settle))
  return [given, give]
}
