/** What nodemailer says went wrong, by its code. */
interface MailError {
  code?: string;
  /** Of the mail server: `535 5.7.8 Authentication failed`. */
  response?: string;
}

const UNREACHABLE =
  'The mail server cannot be reached, or its certificate is not trusted. Check scheme, host, and port in SMTP_URL, and whether a firewall lets this server connect there.';

const FAULTS: Record<string, string> = {
  EDNS: 'The name of the mail server cannot be resolved. Check the host in SMTP_URL.',
  ECONNECTION: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: 'The mail server does not answer in time. Check host and port in SMTP_URL.',
  ETLS: 'The mail server offers no encryption that can be relied on. Check its certificate, and whether SMTP_URL is to begin with smtps:// or smtp://.',
  EAUTH: 'The mail server refused the user name or the password. Check both in SMTP_URL.',
  ENOAUTH: 'The mail server asks for a user name and a password. Put both in SMTP_URL.',
  EENVELOPE:
    'The mail server refused the sender or the recipient. Check MAIL_FROM, and whether the server may send to your address.',
};

/** Why a mail was not sent, what to do, and what the mail server said. */
export function whyNotSent(error: unknown): string {
  const { code = '', response } = error as MailError;
  const why = FAULTS[code] ?? 'The mail was not sent. Look in the log of the auth service.';
  return response ? `${why} The mail server said: ${response}` : why;
}
