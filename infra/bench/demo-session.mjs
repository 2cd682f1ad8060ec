/** @param {string} url
 * @returns the cookie of the demo's administrator, signed in, for a context of the browser */
export async function demoSession(url) {
  const answer = await fetch(`${url}/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ json: { email: 'admin@demo.test', password: 'demo1234' } }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined)
    throw new Error(`the demo's administrator was not signed in: ${answer.status}`);
  const [name, ...value] = cookie.split(';', 1)[0].split('=');
  return { name, value: value.join('='), url };
}
