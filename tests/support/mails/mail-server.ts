import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type MailServer = {
  url: string
  /** The mails it was sent, whatever it answered them. */
  received: string[]
  /** Called for each mail as it comes. */
  onReceived(listener: (mail: string) => void): void
  /** What it says to the next command of this name, in place of yes. */
  answerNext(command: 'RCPT' | 'DATA', answer: string): void
  stop(): Promise<void>
}

/** A mail server that speaks as much SMTP as a shop needs. "DATA" is answered after the mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = []
  let listener: (mail: string) => void = () => undefined
  const answers: { command: string; answer: string }[] = []
  const answerTo = (command: string, otherwise: string) => {
    const index = answers.findIndex((one) => one.command === command)
    return index < 0 ? otherwise : (answers.splice(index, 1)[0]?.answer ?? otherwise)
  }
  const receive = (mail: string) => {
    received.push(mail)
    listener(mail)
  }
  const server = createServer((socket) => converse(socket, { receive, answerTo }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    onReceived: (next) => void (listener = next),
    answerNext: (command, answer) => void answers.push({ command, answer }),
    stop: async () => void (await new Promise((closed) => server.close(closed))),
  }
}

type Conversation = {
  receive(mail: string): void
  answerTo(command: string, otherwise: string): string
}

function converse(socket: Socket, { receive, answerTo }: Conversation): void {
  let mail: string[] | null = null
  let rest = ''
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const read = (line: string) => {
    if (mail && line !== '.') return void mail.push(line)
    if (mail) {
      receive(mail.join('\n'))
      mail = null
      return say(answerTo('DATA', '250 taken'))
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'DATA') mail = []
    say(command === 'DATA' ? '354 go on' : answerTo(command, '250 yes'))
  }
  say('220 here')
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(read)
  })
}
