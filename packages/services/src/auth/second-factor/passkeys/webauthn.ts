/** WebAuthn's library, loaded when somebody first uses a passkey: it is a third of a second and 25 MB that many never need. */
export const webAuthn = () => import('@simplewebauthn/server');
