#!/usr/bin/env python3
"""Joins a table of Ragtag and plays a seat: bot.py http://127.0.0.1:7777 TABLE [INVITE]

It picks at random, which is legal and bad. Everything it may do is in the prompt; put your own ideas in `decide`.
"""
import http.cookiejar, json, random, sys, urllib.error, urllib.request

base, table = sys.argv[1].rstrip("/"), sys.argv[2]
jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
browser = urllib.request.build_opener(jar)


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(base + path, data, headers, method=method)
    with browser.open(request) as answer:
        return json.load(answer)


def decide(look):
    prompt = look["prompt"]
    words = [option["word"] for option in prompt["options"]]
    return random.sample(words, random.randint(prompt["least"], prompt["most"]))


call("POST", "/api/session", {"name": "Python"})
call("POST", f"/api/tables/{table}/join", {"invite": sys.argv[3]} if len(sys.argv) > 3 else {})
for line in browser.open(f"{base}/api/tables/{table}/stream"):
    if not line.startswith(b"event: changed"):
        continue
    look = call("GET", f"/api/tables/{table}/look")
    if look["outcome"]:
        print(look["outcome"]["text"])
        break
    if look["prompt"]:
        try:
            call("POST", f"/api/tables/{table}/answer", {"number": look["number"], "answer": decide(look)})
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["error"]["message"], file=sys.stderr)
