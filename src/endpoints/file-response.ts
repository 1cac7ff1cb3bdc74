type File = { name: string; type: string }

/** A paper, a table or an archive to take along. */
export function fileResponse(body: string | Uint8Array<ArrayBuffer> | ReadableStream, file: File) {
  return new Response(body, { headers: headersOf(file) })
}

/** One that is written while it is sent. Its first parts are made before the answer begins: what fails in them is told. */
export async function streamFile(parts: AsyncGenerator<string>, file: File): Promise<Response> {
  const encoder = new TextEncoder()
  const begun = [await parts.next(), await parts.next()]
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = begun.shift() ?? (await parts.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(stream, { headers: headersOf(file) })
}

function headersOf({ name, type }: File): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  }
}

export function csvResponse(csv: string, name: string): Response {
  return fileResponse(csv, { name: `${name}.csv`, type: 'text/csv; charset=utf-8' })
}
