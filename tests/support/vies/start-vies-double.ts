import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What POST /check-vat-number is sent, as VIES on the Web describes it. */
type ViesRequest = {
  countryCode: string
  vatNumber: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

/** `answers` by its register; else what goes wrong there. */
export type ViesMood =
  | 'answers'
  | 'away'
  | 'silent'
  | 'cut'
  | 'malformed'
  | 'member_state_unavailable'
  | 'too_many'
  | 'refuses_requester'

export type ViesDouble = {
  /** For VIES_URL. */
  base: string
  requests: ViesRequest[]
  /** Enters a number in the register; null: the member state keeps the name to itself. */
  register(vatId: string, name: string | null): void
  forget(vatId: string): void
  become(mood: ViesMood): void
  stop(): Promise<void>
}

/** The EU's register of VAT numbers, in this process, with a memory and moods. */
export async function startViesDouble(): Promise<ViesDouble> {
  const names = new Map<string, string | null>()
  const requests: ViesRequest[] = []
  let mood: ViesMood = 'answers'

  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/rest-api/check-vat-number')
      return void response.writeHead(404).end()
    const request = await readRequest(incoming)
    requests.push(request)
    answer(response, { mood, request, names })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    requests,
    register: (vatId, name) => names.set(vatId, name),
    forget: (vatId) => names.delete(vatId),
    become: (next) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Asked = { mood: ViesMood; request: ViesRequest; names: Map<string, string | null> }

function answer(response: ServerResponse, { mood, request, names }: Asked): void {
  switch (mood) {
    case 'answers':
      return send(response, 200, register(request, names))
    case 'away':
      return send(response, 500, { message: 'Internal server error' })
    case 'silent':
      return
    case 'cut':
      return void response.socket?.destroy()
    case 'malformed':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>VIES</h1>')
    // Errors come with status 200.
    case 'member_state_unavailable':
      return send(response, 200, failure('MS_UNAVAILABLE'))
    case 'too_many':
      return send(response, 200, failure('MS_MAX_CONCURRENT_REQ'))
    case 'refuses_requester':
      return request.requesterNumber
        ? send(response, 400, failure('INVALID_REQUESTER_INFO'))
        : send(response, 200, register(request, names))
  }
}

/** A consultation number is given to those who say who they are, about numbers that are valid. */
function register(request: ViesRequest, names: Asked['names']): object {
  const { countryCode, vatNumber, requesterNumber } = request
  const vatId = countryCode + vatNumber
  const valid = names.has(vatId)
  return {
    countryCode,
    vatNumber,
    requestDate: '2026-11-23T10:00:00.000Z',
    valid,
    requestIdentifier: valid && requesterNumber ? `WAPI${vatId}` : '',
    name: names.get(vatId) ?? '---',
    address: '---',
    traderNameMatch: 'NOT_PROCESSED',
  }
}

function failure(error: string): object {
  return { actionSucceed: false, errorWrappers: [{ error }] }
}

async function readRequest(incoming: IncomingMessage): Promise<ViesRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString()) as ViesRequest
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
