learn-title = Your first game
learn-resume = You have begun a lesson. Do you want to go on with it?
learn-go-on = Go on
learn-again = Start again
