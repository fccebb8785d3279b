import { each, numbers, type Page } from "#tests/targets/page.ts";

export const login: Page = {
  name: "sign-in",
  lang: "en",
  html: `<div class="login-page"><div class="login-box"><img src="/logo.png" alt="Orchard" width="80" height="30"><h1>Sign in</h1><form id="login" action="/session" method="post"><label for="login_field">Email or user name</label><input type="text" name="login" id="login_field" autocomplete="username"><div class="pw"><label for="password">Password</label><a href="/password_reset">Forgot password?</a><input type="password" name="password" id="password" autocomplete="current-password"><button type="button" class="show">Show</button></div><label><input type="checkbox" name="remember"> Stay signed in</label><input type="submit" name="commit" value="Sign in" class="btn btn-primary"></form><div class="or">or</div>${each(["Google", "Microsoft", "Apple"], (provider) => `<form action="/auth/${provider.toLowerCase()}" method="post"><button type="submit" class="btn btn-block">Continue with ${provider}</button></form>`)}<p>New here? <a href="/join">Create an account</a></p></div></div>`,
  data: "Google Microsoft Apple Orchard",
  targets: { "[name=commit]": "Enter", ".show": "Reveal", "[action='/auth/microsoft'] button": "Use work account", "#password": "Secret" },
};

export const oneTimeCode: Page = {
  name: "one-time code",
  lang: "en",
  html: `<div class="sc-{H:wr}"><h1 class="sc-{H:hd}">Enter the code</h1><p class="sc-{H:p}">We sent 6 digits to ••• 83.</p><div class="sc-{H:digits}" role="group" aria-label="Code">${each(numbers(6), (digit) => `<input class="sc-{H:dig}" inputmode="numeric" maxlength="1" aria-label="Digit ${digit + 1}" autocomplete="${digit === 0 ? "one-time-code" : "off"}">`)}</div><button class="sc-{H:btn}" type="button">Verify</button><button class="sc-{H:lnk}" type="button">Send again</button><button class="sc-{H:lnk}" type="button">Call me instead</button></div>`,
  targets: { "input:nth-child(3)": "Third", "button:nth-of-type(1)": "Check it", "button:nth-of-type(3)": "Ring me up" },
};
