/** A paper or a table that staff take with them. */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

export function csvResponse(csv: string, name: string): Response {
  return fileResponse(csv, { name: `${name}.csv`, type: 'text/csv; charset=utf-8' })
}
